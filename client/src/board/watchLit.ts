/**
 * Call `look` in the next frame, and again whenever lit pieces may lie elsewhere: after scrolling, in another
 * window, on another page. Returns how to stop.
 */
export function whenLitMoves(host: HTMLElement, look: () => void): () => void {
  let frame = 0;
  const soon = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      look();
    });
  };
  const size = new ResizeObserver(soon);
  size.observe(host);
  const drawn = new MutationObserver(soon);
  drawn.observe(host, { subtree: true, childList: true, attributeFilter: ['data-lit'] });
  host.addEventListener('scroll', soon, { passive: true, capture: true });
  soon();
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
    drawn.disconnect();
    host.removeEventListener('scroll', soon, { capture: true });
  };
}
