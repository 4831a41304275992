/** jsdom has no layout: for whoever asks it, everything is in sight. */
class EverythingInSight {
  private readonly tell: IntersectionObserverCallback

  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell
  }

  observe(target: Element) {
    const box = target.getBoundingClientRect()
    const entry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: box,
      intersectionRect: box,
      rootBounds: null,
      time: 0,
    }
    this.tell([entry], new IntersectionObserver(() => undefined))
  }

  disconnect() {}
}

export function bringEverythingIntoSight() {
  Object.assign(window, { IntersectionObserver: EverythingInSight })
}
