import { useState } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { Icon } from "#site/ui/icon.tsx"
import { ShareButton } from "#site/ui/share-button.tsx"
import { postMessages as texts } from "./messages.ts"

/** Likes are not stored (spec §2). */
export function PostReactions({ title }: { title: string }) {
  const t = useTranslate()
  const [liked, setLiked] = useState(false)
  return (
    <div className="-ml-2 flex flex-wrap items-center gap-1">
      <button type="button" aria-pressed={liked} onClick={() => setLiked(!liked)} className="btn px-2 hover:bg-mist">
        <Icon name="heart" className={`size-5 text-vermilion ${liked ? "fill-vermilion" : ""}`} />
        {t(liked ? texts.liked : texts.like)}
      </button>
      <ShareButton title={title} className="btn px-2 hover:bg-mist">
        {t(texts.share)}
      </ShareButton>
    </div>
  )
}
