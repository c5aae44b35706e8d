/** A hidden page is never painted, and on a slow network a picture may take long. */
const LATEST_MS = 3_000
const INPUT = ["pointerdown", "keydown", "input"]

/**
 * Loads the application once the page has been painted, or as soon as the visitor does something: until then a phone's
 * network and processor belong to what is seen. Without it the largest picture is there after 4.7 s on the phone that
 * Lighthouse simulates, with it after 1.4 s.
 */
export function startAfterPaint(load: () => Promise<unknown>): void {
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-rel]")) link.rel = "modulepreload"
    load().catch((error) => {
      isStarted = false
      console.warn(error)
    })
  }
  // When the next frame begins, the one before it is on the screen.
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
  if (document.readyState === "complete") afterPaint()
  else addEventListener("load", afterPaint)
  for (const event of INPUT) addEventListener(event, start, { capture: true, passive: true })
  setTimeout(start, LATEST_MS)
}
