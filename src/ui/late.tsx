import { useHydrated } from "@tanstack/react-router"
import { type ComponentType, lazy, memo, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react"

/** So near to what is seen a part is taken over: its script is small, and its links and forms work before. */
const NEAR = "100px"
const RETRY_MS = 5_000

/** The late parts of the page, each by what has its script take it over. */
const standing = new Set<() => Promise<void>>()
/** How long a script is waited for: the network may be away. A slow processor is given its time. */
const PATIENCE_MS = 5_000

/**
 * Has their scripts take over all late parts of the page, before something changes that all of them show. Whoever waits
 * for a network that is away for longer sees them come back when it does.
 */
export async function wakeLateParts(): Promise<void> {
  const known = standing.size
  await Promise.all([...standing].map((wake) => wake()))
  // A part may have others in it.
  if (standing.size > known) await wakeLateParts()
}

/**
 * A part of a page that stands further down. The server draws it with the page; in the browser it stays as it came until
 * it is near, or is woken because what it shows is about to change. Many visits end above it: neither its script nor the
 * work of taking it over is part of a first visit. A loader that awaits `preload` has it at once on the pages that the
 * browser draws itself. Until it is awake its properties have to stay the same, or React draws it anew.
 *
 * `drawn` is there in the server alone (`createIsomorphicFn().server(…)`, so that pages do not carry it along), `fetch`
 * brings the same to the browser.
 */
export function late<Props extends object>(
  drawn: ComponentType<Props> | undefined,
  fetch: () => Promise<ComponentType<Props>>,
) {
  let loaded = drawn
  let want = () => {}
  const wanted = new Promise<void>((resolve) => {
    want = resolve
  })
  const preload = async () => {
    loaded ??= await fetch()
  }
  const Fetched = lazy(async () => {
    await wanted
    await untilDone(preload)
    return { default: loaded as ComponentType<Props> }
  })

  const Drawn = memo(function Drawn({ onTaken, ...props }: { onTaken: () => void }) {
    const [Content] = useState(() => loaded ?? Fetched)
    return (
      <Suspense>
        <Content {...(props as Props)} />
        <Taken onTaken={onTaken} />
      </Suspense>
    )
  })

  function Late(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const [{ taken, onTaken }] = useState(newTaking)
    // What the server has not drawn has nothing to show until its script is there.
    const [isNew] = useState(useHydrated())
    if (isNew) want()
    // Known before whoever sees the page can press anything.
    useLayoutEffect(() => {
      const wake = async () => {
        want()
        await Promise.race([preload().catch(() => {}), pause(PATIENCE_MS)])
        if (loaded) await taken
      }
      standing.add(wake)
      return () => {
        standing.delete(wake)
        // Nobody waits for what is gone.
        onTaken()
      }
    }, [taken, onTaken])
    useEffect(() => {
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && want(), { rootMargin: NEAR })
      if (place.current) observer.observe(place.current)
      return () => observer.disconnect()
    }, [])
    return (
      <div ref={place}>
        <Drawn {...props} onTaken={onTaken} />
      </div>
    )
  }
  return Object.assign(Late, { preload, want: () => want() })
}

/** Says when React has taken a part over: that its script has come is not enough for it to change. */
function Taken({ onTaken }: { onTaken: () => void }) {
  useEffect(onTaken, [onTaken])
  return null
}

function newTaking() {
  let onTaken = () => {}
  const taken = new Promise<void>((resolve) => {
    onTaken = resolve
  })
  return { taken, onTaken }
}

/** A part whose script the network has kept back stays as it came, and works once it is there. */
async function untilDone(load: () => Promise<void>): Promise<void> {
  try {
    await load()
  } catch {
    await pause(RETRY_MS)
    await untilDone(load)
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
