import { createIsomorphicFn } from "@tanstack/react-start"
import { lazy, Suspense, useEffect, useRef } from "react"
import { Footer } from "./footer.tsx"

let want = () => {}
const wanted = new Promise<void>((resolve) => {
  want = resolve
})
const fetchFooter = () => import("./footer.tsx")
let take = () => {}
const taken = new Promise<void>((resolve) => {
  take = resolve
})

/** Has the footer taken over by its script: before it is used, and before anything changes what it shows. */
export async function wakeFooter(): Promise<void> {
  want()
  await fetchFooter()
  await taken
}

/** Drawn by the server with the page; in the browser it stays as it came until it is near or about to change. */
const DrawnFooter = createIsomorphicFn()
  .server(() => Footer)
  .client(() => lazy(() => wanted.then(fetchFooter).then((file) => ({ default: file.Footer }))))()

/** Where the footer stands. Most visits end above it: its script is fetched when it comes near, not with the page. */
export function FooterSlot() {
  const slot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void wakeFooter(), {
      rootMargin: "300px",
    })
    if (slot.current) observer.observe(slot.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={slot}>{FOOTER}</div>
}

/** One and the same element at every drawing: another one would have React draw it anew before its script is there. */
const FOOTER = (
  <Suspense>
    <DrawnFooter />
    <Taken />
  </Suspense>
)

/** Says when React has the footer: that its script has come is not enough for another language to be shown. */
function Taken() {
  useEffect(() => take(), [])
  return null
}
