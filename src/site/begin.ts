import { scriptTag } from "#lib/tags.ts"

/** The tag at the end of a page that begins with its scripts: runs `run`, one after the other, which need `others`. */
export function beginTag(run: string[], others: string[]): string {
  return scriptTag({ "data-run": run.join(" "), "data-others": others.join(" "), children: BEGIN })
}

/**
 * Begins with the page's scripts once the page has been painted: until then the network and the processor of a phone
 * belong to what is seen. Whoever wants something earlier has them at once; what they did is kept (early-script.ts). Runs
 * in the page by itself, as text: it knows nothing of this file.
 */
function beginAfterPaint() {
  const LATEST_MS = 3_000
  const wishes = ["pointerdown", "keydown", "input"]
  const { run, others } = document.currentScript?.dataset ?? {}
  const eachOf = (files = "") => files.split(" ").filter(Boolean)
  let begin = () => {
    begin = () => {}
    for (const href of eachOf(others)) add("link", { rel: "modulepreload", href })
    // In their order, and each in a task of its own.
    for (const src of eachOf(run)) add("script", { type: "module", src, async: false })
  }
  const add = (name: string, attributes: object) =>
    document.head.append(Object.assign(document.createElement(name), attributes))
  // When the next frame begins, the one before it is on the screen.
  const soon = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => begin())))

  if (document.readyState === "complete") soon()
  else addEventListener("load", soon)
  for (const wish of wishes) addEventListener(wish, () => begin(), { capture: true, once: true, passive: true })
  // A hidden page has no frames, and on a slow network a picture may take long.
  setTimeout(() => begin(), LATEST_MS)
}

/** What that script has in it. */
export const BEGIN = `(${beginAfterPaint})()`.replace(/\n\s*/g, "\n")
