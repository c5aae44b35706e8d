import type { MouseEvent } from "react"

/** iPhones put a download among the files, where apps of banks don't look for pictures. */
const keepsDownloadsFromPhotos = () => /iP(hone|ad|od)/.test(navigator.userAgent)

/** Offers the linked picture to the phone's gallery where a plain download wouldn't reach it. */
export async function savePicture(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
  const { href } = event.currentTarget
  if (!keepsDownloadsFromPhotos() || !navigator.canShare) return
  event.preventDefault()
  try {
    const content = await (await fetch(href)).blob()
    const file = new File([content], "vietqr.png", { type: "image/png" })
    if (!navigator.canShare({ files: [file] })) location.assign(href)
    else await navigator.share({ files: [file] })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) location.assign(href)
  }
}
