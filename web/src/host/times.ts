/** Minutes that a ban or a notice may hold, as choices of a list; the empty one is for good. */
export const TIMES: readonly string[] = ['60', '1440', '10080', '43200', '525600', ''];
/** Minutes until closing time; the empty one is now. */
export const HOURS: readonly string[] = ['', '15', '60', '180', '720'];
