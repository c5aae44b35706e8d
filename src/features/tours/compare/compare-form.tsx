import { useRouter } from "@tanstack/react-router"
import type { Trip } from "#features/search/search.ts"
import { TRAVELERS } from "#features/tours/tour.ts"
import { useTranslate } from "#i18n/language.tsx"
import { addDays, hanoiDate } from "#lib/today.ts"
import { Button } from "#ui/button.tsx"
import { compareMessages as texts } from "./messages.ts"

/** Asks for days and party. A plain form: its address is the page's, so it works without JavaScript. */
export function CompareForm({ slugs, trip: { from, to, adults, ages } }: { slugs: string[]; trip: Trip }) {
  const t = useTranslate()
  const router = useRouter()
  const today = hanoiDate()
  const days = { type: "date", min: today, max: addDays(today, 366), className: "control mt-1" }
  return (
    <form
      key={JSON.stringify([from, to, adults, ages])}
      action={router.buildLocation({ to: "/compare" }).publicHref}
      className="mt-5 grid grid-cols-2 items-end gap-4 rounded-card border border-hairline bg-sheet p-4 lg:grid-cols-5"
    >
      <input type="hidden" name="tours" value={slugs.join(",")} />
      <label className="font-semibold">
        {t(texts.from)}
        <input name="from" defaultValue={from} {...days} />
      </label>
      <label className="font-semibold">
        {t(texts.to)}
        <input name="to" defaultValue={to} {...days} />
      </label>
      <label className="font-semibold">
        {t(texts.adults)}
        <select name="adults" defaultValue={adults ?? 2} className="control mt-1">
          {Array.from({ length: TRAVELERS.max }, (_, nth) => nth + 1).map((adults) => (
            <option key={adults} value={adults}>
              {adults}
            </option>
          ))}
        </select>
      </label>
      <label className="font-semibold">
        {t(texts.ages)}
        <input name="ages" inputMode="text" maxLength={40} defaultValue={ages?.join(", ")} className="control mt-1" />
      </label>
      <Button type="submit" className="max-lg:col-span-2">
        {t(texts.update)}
      </Button>
    </form>
  )
}
