/** Components of the home page that draw ships. It comes after the page, which is read and clicked without. */
export { default as FleetCard } from './fleets/FleetCard.svelte';
export { default as Moment } from './Moment.svelte';
export { default as RamLoop } from './RamLoop.svelte';
export { default as SetupPicture } from './SetupPicture.svelte';
