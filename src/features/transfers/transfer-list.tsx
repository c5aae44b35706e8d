import { useNavigate } from "@tanstack/react-router"
import { ConsultationButton } from "#features/consultations/consultation-button.tsx"
import { fillIn } from "#i18n/fill-in.ts"
import { formatTotal } from "#i18n/format.ts"
import { useLanguage, useT } from "#i18n/language.tsx"
import { useAnswer } from "#lib/loaded.ts"
import { FilteredList } from "#ui/filtered-list.tsx"
import { SortSelect } from "#ui/list-filters.tsx"
import { useAppliedFilters } from "./applied-filters.ts"
import { messages } from "./messages.ts"
import { transfersQuery } from "./queries.ts"
import { TRANSFER_SORTS, TRANSFER_TYPES, type TransferFilters } from "./transfer.ts"
import { TransferCard } from "./transfer-card.tsx"
import { TransferFilterForm } from "./transfer-filters.tsx"
import { changed } from "./transfer-search.ts"

/** The list of transfers with its filters. */
export function TransferList({ filters }: { filters: TransferFilters }) {
  const t = useT()
  const language = useLanguage()
  const { data, isPlaceholderData } = useAnswer(transfersQuery(filters, language))
  const navigate = useNavigate()
  // From the present address, which is ahead of what is drawn while a page is being loaded.
  const change = (part: Partial<TransferFilters>) =>
    navigate({
      to: ".",
      search: (now: TransferFilters) => changed(now, part),
      resetScroll: false,
      replace: "search" in part,
    })
  const total = data?.pagination?.total ?? 0
  const told = formatTotal(data?.pagination, language)
  return (
    <FilteredList
      title={t(messages.transfers)}
      lead={t(messages.transfersLead)}
      quick={TRANSFER_TYPES.map((type) => {
        const isOn = type === filters.type
        const part = { type: isOn ? undefined : type }
        return { label: t(messages.types[type]), isOn, search: changed(filters, part), press: () => change(part) }
      })}
      form={<TransferFilterForm filters={filters} change={change} />}
      done={total === 1 ? t(messages.showOne) : fillIn(t(messages.show), { total: told })}
      count={fillIn(t(messages.showing), { shown: data?.data.length ?? 0, total: told })}
      sort={
        <SortSelect
          options={TRANSFER_SORTS.map((sort) => ({ value: sort, label: t(messages.sort[sort]) }))}
          sort={filters.sort}
          onChange={(sort) => change({ sort })}
        />
      }
      applied={useAppliedFilters(filters)}
      empty={total ? undefined : { title: t(messages.none), text: t(messages.noneText), children: <Advice /> }}
      stale={isPlaceholderData}
      page={data?.pagination}
      searchOf={(page) => changed(filters, { page })}
    >
      {data?.data.map((transfer, index) => (
        <li key={transfer._id} className="grid">
          <TransferCard transfer={transfer} priority={index === 0} />
        </li>
      ))}
    </FilteredList>
  )
}

const Advice = () => <ConsultationButton source="transfer-list" />
