import { useQuery } from "@tanstack/react-query"
import type { RideEnds } from "#domain/search/search.ts"
import { messages } from "#domain/transfers/list/messages.ts"
import { AIRPORT_ENDS, TRANSFER_SORTS, TRANSFER_TYPES, type TransferFilters } from "#domain/transfers/transfer.ts"
import { formatNumber } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { withCommas } from "#lib/text/join-parts.ts"
import { ConsultationButton } from "#site/enquiries/consultation/consultation-button.tsx"
import { AlsoFoundList } from "#site/search/also-found-list.tsx"
import { RideForm } from "#site/search/ride-form.tsx"
import { transfersQuery } from "#site/transfers/queries.ts"
import { TransferCard } from "#site/transfers/transfer-card.tsx"
import { FilteredList } from "#site/ui/list/filtered-list.tsx"
import { SortSelect } from "#site/ui/list/list-filters.tsx"
import { useChangeFilters } from "#site/ui/list/use-change-filters.ts"
import { withReading } from "#site/ui/list/with-reading.ts"
import { ListJsonLd } from "#site/ui/page/json-ld.tsx"
import { useAppliedFilters } from "./applied-filters.ts"
import { TransferFilterForm } from "./transfer-filters.tsx"
import { changed } from "./transfer-search.ts"

export function TransferList({ filters: asked }: { filters: TransferFilters }) {
  const t = useTranslate()
  const language = useLanguage()
  const { data, isPlaceholderData } = useQuery(transfersQuery(asked, language))
  const reading = isPlaceholderData ? undefined : data?.reading
  const filters = withReading(asked, reading)
  const { chosen, change } = useChangeFilters<TransferFilters>(filters, {
    changed: (current, part) => changed("search" in part ? current : withReading(current, reading, asked.search), part),
  })
  const total = data?.pagination?.total ?? 0
  const totalText = formatNumber(total, language)
  return (
    <>
      <ListJsonLd items="/transfer/" shows={data?.data} />
      <FilteredList
        title={t(messages.transfers)}
        lead={t(messages.transfersLead)}
        search={
          <RideForm
            filters={filters}
            foldsWhenAsked
            linkTo={(asked) => ({ to: "/transfers", search: changed(asked, {}) })}
            className="mt-5 grid grid-cols-2 items-end gap-4 rounded-card border border-hairline bg-sheet p-4 sm:grid-cols-4 lg:grid-cols-6 lg:[&>:nth-child(-n+2)]:col-span-3"
          />
        }
        quick={TRANSFER_TYPES.map((type) => {
          const isOn = type === chosen.type
          const part = { type: isOn ? undefined : type }
          return {
            label: t(messages.types[type]),
            isOn,
            link: { to: "/transfers", search: changed(chosen, part) },
            press: () => change(part),
          }
        })}
        form={<TransferFilterForm filters={chosen} typed={asked.search} change={change} />}
        done={total === 1 ? t(messages.showOne) : interpolate(t(messages.show), { total: totalText })}
        count={interpolate(t(messages.showing), { shown: data?.data.length ?? 0, total: totalText })}
        sort={
          <SortSelect
            options={TRANSFER_SORTS.map((sort) => ({ value: sort, label: t(messages.sort[sort]) }))}
            sort={chosen.sort}
            onChange={(sort) => change({ sort })}
          />
        }
        applied={useAppliedFilters(chosen)}
        also={
          <>
            {data?.ends && !isPlaceholderData && <EndsRead filters={filters} ends={data.ends} />}
            {asked.search && <AlsoFoundList search={asked.search} on="transfers" />}
          </>
        }
        empty={total ? undefined : { title: t(messages.none), text: t(messages.noneText), children: <Advice /> }}
        stale={isPlaceholderData}
        page={data?.pagination}
        searchOf={(page) => changed(chosen, { page })}
      >
        {data?.data.map((transfer, index) => (
          <li key={`${transfer._id} ${transfer.isReversed}`} className="grid">
            <TransferCard transfer={transfer} ride={filters} priority={index === 0} />
          </li>
        ))}
      </FilteredList>
    </>
  )
}

/** Says which place was read in an address, and what was left aside. */
function EndsRead({ filters: { from = "", to = "" }, ends }: { filters: TransferFilters; ends: RideEnds }) {
  const t = useTranslate()
  const [isFromLeft, isToLeft] = [ends.ignored.includes("from"), ends.ignored.includes("to")]
  const place = { from: ends.from ? t(ends.from) : from, to: ends.to ? t(ends.to) : to }
  const sentences = []
  if ((isFromLeft || !from) && (isToLeft || !to))
    sentences.push(t(messages.bothUnknown, { typed: withCommas(from, to) }))
  else if (isFromLeft) sentences.push(t(messages.fromUnknown, { from, to: place.to }))
  else if (isToLeft) sentences.push(t(messages.toUnknown, { to, from: place.from }))
  for (const end of AIRPORT_ENDS)
    if (ends[end] && !ends.ignored.includes(end))
      sentences.push(t(messages.partRead, { typed: { from, to }[end], place: t(ends[end]) }))
  if (ends.vehicle)
    sentences.push(t(messages.vehicleUnknown, { vehicle: t(messages.vehicles[ends.vehicle]).toLowerCase(), from, to }))
  return sentences.length > 0 && <p className="mt-3">{sentences.join(" ")}</p>
}

const Advice = () => <ConsultationButton source="transfer-list" />
