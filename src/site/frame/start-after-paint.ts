/** Starts anyway after this, because a hidden page is never painted and a picture may load slowly. */
const LATEST_MS = 3_000
const INPUT = ["pointerdown", "keydown", "input"]

/** Loads the application after the first paint or input, so that a phone loads and shows the page first. */
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
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
  if (document.readyState === "complete") afterPaint()
  else addEventListener("load", afterPaint)
  for (const event of INPUT) addEventListener(event, start, { capture: true, passive: true })
  setTimeout(start, LATEST_MS)
}
