/* Theme (the same wish as in the game) and the buttons that stop moving pictures. Everything is readable without this file. */
(() => {
  'use strict';
  const WISHES = ['auto', 'light', 'dark'];
  const root = document.documentElement;
  const night = matchMedia('(prefers-color-scheme: dark)');
  const read = () => {
    try {
      return localStorage.getItem('naumachia.theme') || 'auto';
    } catch {
      return 'auto';
    }
  };
  let wish = read();
  const show = () => {
    root.dataset.theme = wish === 'dark' || (wish !== 'light' && night.matches) ? 'dark' : 'light';
  };
  show();
  night.addEventListener('change', show);
  addEventListener('storage', () => {
    wish = read();
    show();
  });
  addEventListener('DOMContentLoaded', () => {
    const theme = document.querySelector('[data-theme-button]');
    theme.hidden = false;
    theme.addEventListener('click', () => {
      wish = WISHES[(WISHES.indexOf(wish) + 1) % WISHES.length];
      try {
        localStorage.setItem('naumachia.theme', wish);
      } catch {
        /* a private window: for this page only */
      }
      show();
    });
    if (matchMedia('(max-width: 900px)').matches)
      for (const menu of document.querySelectorAll('[data-menu]')) menu.open = false;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const box of document.querySelectorAll('[data-film]')) {
      const image = box.querySelector('img');
      const button = box.querySelector('[data-film-button]');
      const picture = box.querySelector('source');
      let moving = !still;
      const tell = () => {
        button.querySelector('path').setAttribute('d', moving ? 'M5 3v10M11 3v10' : 'M5 3l8 5l-8 5Z');
        button.setAttribute('aria-label', moving ? button.dataset.pause : button.dataset.go);
        button.title = button.getAttribute('aria-label');
      };
      button.hidden = false;
      tell();
      button.addEventListener('click', () => {
        moving = !moving;
        if (picture) picture.remove();
        image.loading = 'eager';
        image.src = moving ? box.dataset.film : image.dataset.still;
        tell();
      });
    }
  });
})();
