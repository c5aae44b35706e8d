import { useTranslate } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { buttonClass } from "#site/ui/button.tsx"
import type { usePictures } from "./use-pictures.ts"

type Props = {
  pictures: Pick<ReturnType<typeof usePictures>, "add" | "percent" | "isSending" | "isSent" | "isBusy" | "error">
  hasRoom: boolean
  words: Record<"add" | "adding" | "preparing" | "added" | "failed", Localized>
}

/** A button that takes pictures, with how far their sending is, and what went wrong. */
export function PictureInput({ pictures, hasRoom, words }: Props) {
  const { add, percent, isSending, isSent, isBusy, error } = pictures
  const t = useTranslate()
  return (
    <>
      {hasRoom && (
        <label className={`mt-4 ${buttonClass("secondary")} focus-within:outline-2 focus-within:outline-offset-2`}>
          {t(isSending ? words.adding : words.add)}
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            multiple
            disabled={isBusy}
            onChange={add}
            className="sr-only"
          />
        </label>
      )}
      {isSending && (
        <div className="mt-3 grid max-w-xs gap-1">
          <progress max={100} value={percent} aria-label={t(words.adding)} className="bar" />
          {/* Then the server makes it ready, which takes an unknown time. */}
          <p aria-hidden="true" className="text-sm text-soft">
            {percent >= 100 ? t(words.preparing) : `${percent} %`}
          </p>
        </div>
      )}
      <p role="status" className="sr-only">
        {isSending && t(words.adding)}
        {isSent && t(words.added)}
      </p>
      {error && (
        <p role="alert" className="mt-3">
          {error.message || t(words.failed)}
        </p>
      )}
    </>
  )
}
