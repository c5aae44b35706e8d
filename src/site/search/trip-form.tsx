import { useNavigate, useRouter } from "@tanstack/react-router"
import { type FormEvent, useEffect, useId, useState } from "react"
import { type TourSearch, type Trip, USUAL_ADULTS } from "#domain/search/search.ts"
import { daysNamed, fieldsOf, monthsFrom, WEEKENDS } from "#domain/search/when.ts"
import { formatMonth } from "#i18n/format.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { Language } from "#i18n/localized.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { buttonClass } from "#site/ui/button.tsx"
import type { ListLink } from "#site/ui/list/use-change-filters.ts"
import { FoldedSearch } from "./folded-search.tsx"
import { searchMessages as texts } from "./messages.ts"
import { PlaceField } from "./places/place-field.tsx"
import { daysWords, partyWords } from "./tours/trip-words.ts"
import { lastTrip } from "./trip.ts"
import { type Party, WhoFields } from "./who-fields.tsx"

/** Stands for days that are neither a month nor a weekend. */
const KEPT = "kept"

type Props = {
  search: TourSearch
  /** Where the form leads with what was asked. */
  linkTo: (search: TourSearch) => ListLink
  /** Whether the form asks where, too. The lists have a field for it among their filters. */
  asksWhere?: boolean
  /** Whether phones show one line until it is pressed. */
  isFolded?: boolean
  className: string
}

/**
 * Asks where, when and with whom. What is not in the address is what the visitor asked last, here or by another link.
 * Without JavaScript it is a form that names a month, a weekend or a day.
 */
export function TripForm(props: Props) {
  const { search } = props
  const stored = lastTrip.useLast()
  const isAsked = search.from !== undefined || search.adults !== undefined
  const trip = isAsked ? search : stored
  useEffect(() => {
    if (isAsked) lastTrip.store(search)
  }, [isAsked, search])
  return <TripFields {...props} trip={trip} />
}

function TripFields({
  search,
  trip,
  linkTo,
  asksWhere = false,
  isFolded: folds = false,
  className,
}: Props & { trip: Trip }) {
  const t = useTranslate()
  const language = useLanguage()
  const navigate = useNavigate()
  const router = useRouter()
  const [isFolded, setFolded] = useState(folds)
  // Days and party start again when the address or what is stored changes.
  const key = JSON.stringify([trip.from, trip.to, trip.adults, trip.ages])
  const [chosen, setChosen] = useState<{ key: string; party: Party }>()
  const party = chosen?.key === key ? chosen.party : { adults: trip.adults ?? USUAL_ADULTS, ages: trip.ages ?? [] }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    const days = fields.when === KEPT ? trip : daysNamed(fields)
    const asked = { from: days?.from, to: days?.to, ...party }
    lastTrip.store(asked)
    setFolded(folds)
    const words = asksWhere ? String(fields.search).trim() || undefined : search.search
    void navigate(linkTo({ ...search, ...asked, search: words, page: undefined }))
  }
  return (
    <search>
      {isFolded && <FoldedSearch text={tripWords(trip, language, t)} unfold={() => setFolded(false)} />}
      <form
        action={router.buildLocation(linkTo({})).publicHref}
        onSubmit={submit}
        className={`${className} ${isFolded ? "max-lg:hidden noscript:grid" : ""}`}
      >
        {asksWhere && (
          <PlaceField
            label={t(texts.where)}
            name="search"
            type="search"
            kind="tours"
            value={search.search}
            placeholder={t(texts.wherePlaceholder)}
            className="col-span-full"
          />
        )}
        <WhenFields key={`when ${key}`} trip={trip} />
        <WhoFields key={`who ${key}`} party={party} change={(party) => setChosen({ key, party })} opensUp={asksWhere} />
        <button type="submit" className={buttonClass()}>
          {t(texts.search)}
        </button>
      </form>
    </search>
  )
}

const tripWords = (trip: Trip, language: Language, t: ReturnType<typeof useTranslate>) =>
  withDots(daysWords(trip, language) ?? t(texts.anyDate), partyWords(trip, language))

function WhenFields({ trip }: { trip: Trip }) {
  const t = useTranslate()
  const language = useLanguage()
  const id = useId()
  const today = hanoiDate()
  const given = fieldsOf(trip)
  const isUnusual = trip.from !== undefined && given.when === ""
  const [when, setWhen] = useState(isUnusual ? KEPT : given.when)
  return (
    <div className="min-w-0 max-sm:col-span-full">
      <label htmlFor={id} className="font-semibold">
        {t(texts.when)}
      </label>
      <select
        id={id}
        name="when"
        value={when}
        onChange={(event) => setWhen(event.currentTarget.value)}
        className="control mt-1"
      >
        <option value="">{t(texts.anyDate)}</option>
        {isUnusual && <option value={KEPT}>{daysWords(trip, language)}</option>}
        {WEEKENDS.map((name) => (
          <option key={name} value={name}>
            {t(texts[name])}
          </option>
        ))}
        <option value="day">{t(texts.aDay)}</option>
        {monthsFrom(today).map((month) => (
          <option key={month} value={month}>
            {formatMonth(`${month}-01`, language)}
          </option>
        ))}
      </select>
      <div className={`mt-2 items-center gap-3 ${when === "day" ? "flex" : "hidden noscript:flex"}`}>
        <input
          type="date"
          name="day"
          aria-label={t(texts.day)}
          min={today}
          max={addDays(today, 366)}
          defaultValue={given.day}
          className="control"
        />
        <label className="flex min-h-11 shrink-0 items-center gap-2">
          <input type="checkbox" name="flexible" value="true" defaultChecked={given.flexible} className="size-5" />
          {t(texts.flexible)}
        </label>
      </div>
    </div>
  )
}
