import { type ReactNode, useEffect, useState } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { IconButton } from "#site/ui/button.tsx"
import { useAfterLoad } from "#site/ui/hooks/after-load.ts"
import { Icon } from "#site/ui/icon.tsx"
import { Picture, type PictureImage } from "./picture.tsx"

/** Spec §9. The fade of one second is in app.css. */
const SLIDE_MS = 5000
/** Loads the next picture this early, not with the page. */
const AHEAD_MS = 2000

const messages = {
  slides: { en: "Pictures that change", vi: "Hình ảnh luân phiên" },
  pause: { en: "Pause the slideshow", vi: "Tạm dừng trình chiếu" },
  play: { en: "Play the slideshow", vi: "Tiếp tục trình chiếu" },
}

type Props = {
  slides: PictureImage[]
  caption?: (index: number) => ReactNode
  priority?: boolean
  controls: string
}

/** Pauses under the pointer, with focus, in a hidden tab and with reduced motion. */
export function Slideshow({ slides, caption, priority = false, controls }: Props) {
  const t = useTranslate()
  const loaded = useAfterLoad()
  const isAlone = slides.length === 1
  const { shown, drawn, paused, toggle, hold } = usePlayback(slides.length, loaded)
  return (
    <section
      aria-label={t(messages.slides)}
      className="relative h-full overflow-hidden"
      onPointerEnter={() => hold("pointer", true)}
      onPointerLeave={() => hold("pointer", false)}
      onFocus={() => hold("focus", true)}
      onBlur={() => hold("focus", false)}
    >
      {slides.map(
        (image, index) =>
          drawn.includes(index) && (
            <div
              key={image.url}
              aria-hidden={index !== shown}
              className={`absolute inset-0 transition-opacity duration-1000 ease-linear ${index === shown ? "" : "opacity-0"}`}
            >
              <Picture
                image={image}
                crop="16x9"
                narrow="4x5"
                sizes="100vw"
                priority={priority && index === 0}
                className="h-full! rounded-none"
              />
            </div>
          ),
      )}
      <div
        className={`flex max-w-[calc(100%-2rem)] items-center rounded-card bg-paper text-ink print:hidden ${controls}`}
      >
        {isAlone || (
          <p className="pl-3 text-sm font-semibold whitespace-nowrap tabular-nums">
            {shown + 1} / {slides.length}
          </p>
        )}
        {caption && <p className={`truncate pl-3 text-sm ${isAlone ? "pr-3" : "noscript:pr-3"}`}>{caption(shown)}</p>}
        {isAlone || (
          <IconButton className="noscript:hidden" label={t(paused ? messages.play : messages.pause)} onClick={toggle}>
            <Icon name={paused ? "play" : "pause"} className="size-4" />
          </IconButton>
        )}
      </div>
    </section>
  )
}

type Hold = "pointer" | "focus" | "hidden"

function usePlayback(total: number, ready: boolean) {
  const [shown, setShown] = useState(0)
  const [drawn, setDrawn] = useState([0])
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState<readonly Hold[]>([])
  const hold = (why: Hold, on: boolean) =>
    setHeld((all) => (on ? [...new Set([...all, why])] : all.filter((one) => one !== why)))

  useEffect(() => {
    setPaused(matchMedia("(prefers-reduced-motion: reduce)").matches)
    const check = () =>
      setHeld((all) => [...all.filter((one) => one !== "hidden"), ...(document.hidden ? ["hidden" as const] : [])])
    document.addEventListener("visibilitychange", check)
    return () => document.removeEventListener("visibilitychange", check)
  }, [])

  const running = ready && total > 1 && !paused && held.length === 0
  useEffect(() => {
    if (!running) return
    const next = (shown + 1) % total
    const load = setTimeout(() => setDrawn([shown, next]), SLIDE_MS - AHEAD_MS)
    const show = setTimeout(() => setShown(next), SLIDE_MS)
    return () => {
      clearTimeout(load)
      clearTimeout(show)
    }
  }, [running, shown, total])

  return { shown, drawn, paused, hold, toggle: () => setPaused(!paused) }
}
