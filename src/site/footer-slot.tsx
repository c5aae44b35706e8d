import { createIsomorphicFn } from "@tanstack/react-start"
import { lazy, Suspense, useEffect, useRef } from "react"
import { Footer } from "./footer.tsx"

let want = () => {}
const wanted = new Promise<void>((resolve) => {
  want = resolve
})
const fetchFooter = () => import("./footer.tsx")

/** Has the footer taken over by its script: before it is used, and before anything changes what it shows. */
export function wakeFooter(): Promise<unknown> {
  want()
  return fetchFooter()
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
  </Suspense>
)
