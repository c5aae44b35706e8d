import { useTranslate } from "#i18n/language.tsx"
import { formMessages } from "./form-messages.ts"

/** A one-line summary that replaces the form on phones until it is tapped. */
export function FoldedSearch({ text, unfold }: { text: string; unfold: () => void }) {
  const t = useTranslate()
  return (
    <button
      type="button"
      aria-expanded="false"
      onClick={unfold}
      className="control mt-5 flex items-center justify-between gap-3 text-left lg:hidden noscript:hidden"
    >
      <span className="line-clamp-3 min-w-0">{text}</span>
      <span className="text-link shrink-0">{t(formMessages.change)}</span>
    </button>
  )
}
