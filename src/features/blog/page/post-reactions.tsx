import { useState } from "react"
import { withoutPrefix, withPrefix } from "#i18n/address.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { Icon } from "#ui/icon.tsx"
import { postMessages as texts } from "./messages.ts"

/** Likes are not stored (spec §2). */
export function PostReactions({ title }: { title: string }) {
  const t = useTranslate()
  const language = useLanguage()
  const [liked, setLiked] = useState(false)
  const [said, setSaid] = useState("")
  const share = async () => {
    const path = withoutPrefix(location.pathname)
    const url = location.origin + (language === "vi" ? withPrefix(path) : path)
    try {
      if (navigator.share) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        setSaid(t(texts.copied))
      }
    } catch (error) {
      if ((error as Error).name !== "AbortError") setSaid(t(texts.notCopied))
    }
  }
  return (
    <div className="-ml-2 flex flex-wrap items-center gap-1">
      <button type="button" aria-pressed={liked} onClick={() => setLiked(!liked)} className="btn px-2 hover:bg-mist">
        <Icon name="heart" className={`size-5 text-vermilion ${liked ? "fill-vermilion" : ""}`} />
        {t(liked ? texts.liked : texts.like)}
      </button>
      <button type="button" onClick={share} className="btn px-2 hover:bg-mist">
        <Icon name="share-2" className="size-5" />
        {t(texts.share)}
      </button>
      <p role="status" className="px-2 text-sm font-semibold text-confirmed empty:hidden">
        {said}
      </p>
    </div>
  )
}
