import type { ReactNode } from "react"
import { useLanguage, useProperName, useTranslate } from "#i18n/language.tsx"
import { type LocalizedContent, shownLanguage } from "#i18n/localized.ts"
import { ShareButton } from "#site/ui/share-button.tsx"
import { OnlyInNotice } from "./only-in-notice.tsx"

type Props = {
  trip: Record<"location" | "title" | "shortDescription", LocalizedContent>
  /** The button that keeps the trip in the wishlist. */
  heart: ReactNode
  className?: string
  children?: ReactNode
}

/** The head of a trip's page: its place, what shares and keeps it, its title, and what it is in a sentence. */
export function TripHeader({ trip: { location, title, shortDescription }, heart, className, children }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const properName = useProperName()
  return (
    <header className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="stamp text-vermilion">{properName(location)}</span>
        <span className="flex gap-2">
          <ShareButton title={t(title)} />
          {heart}
        </span>
      </div>
      <h1 lang={shownLanguage(title, language)} className="mt-1 max-w-4xl text-3xl font-bold lg:text-5xl">
        {properName(title)}
      </h1>
      {t(shortDescription) && (
        <p lang={shownLanguage(shortDescription, language)} className="mt-3 max-w-4xl text-lg text-soft">
          {t(shortDescription)}
        </p>
      )}
      <OnlyInNotice text={title} />
      {children}
    </header>
  )
}
