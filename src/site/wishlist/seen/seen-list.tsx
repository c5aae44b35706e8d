import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react"
import type { Wish } from "#domain/wishlist/wish.ts"
import { useAfterLoad } from "#site/ui/hooks/after-load.ts"
import { useStored } from "#site/ui/hooks/use-stored.ts"
import { noteSeen, SEEN_KEY, seenBefore } from "./seen.ts"

const SeenRow = lazy(() => import("./seen-row.tsx"))

/** So far from the window the row is loaded. */
const NEAR = "600px 0px"

type Props = {
  /** The page that shows the list, and is noted as seen itself. */
  here?: Wish
}

/**
 * Shows which tours and transfers were opened before in this browser. It is loaded when the visitor comes near, in a
 * space that is kept for it.
 */
export function SeenList({ here }: Props) {
  const { kind, slug } = here ?? {}
  const page = useMemo(() => (kind && slug ? { kind, slug } : undefined), [kind, slug])
  const hasLoaded = useAfterLoad()
  const stored = useStored(SEEN_KEY)
  const seen = useMemo(() => seenBefore(stored, page), [stored, page])
  useEffect(() => {
    if (page && hasLoaded) noteSeen(page)
  }, [page, hasLoaded])
  return seen.length > 0 && <WhenNear seen={seen} />
}

function WhenNear({ seen }: { seen: Wish[] }) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: NEAR })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} className="mt-16 min-h-40 print:hidden">
      {isNear && (
        <Suspense>
          <SeenRow seen={seen} />
        </Suspense>
      )}
    </div>
  )
}
