import { Link } from "@tanstack/react-router"
import type { CategoryName } from "#domain/categories/category.ts"
import { useTranslate } from "#i18n/language.tsx"
import { RideForm } from "#site/search/ride-form.tsx"
import type { TransferTicket } from "#site/transfers/queries.ts"
import { buttonClass } from "#site/ui/button.tsx"
import { Icon } from "#site/ui/icon.tsx"
import { Price } from "#site/ui/price.tsx"
import { homeBelowFoldMessages as texts } from "./home-below-fold-messages.ts"

const NO_FILTERS = {}

type Props = { transfers: TransferTicket[]; categories: CategoryName[] }

export function HomeTransfers({ transfers, categories }: Props) {
  const t = useTranslate()
  const all = (
    <Link to="/transfers" className={buttonClass("paper")}>
      {t(texts.allTransfers)}
    </Link>
  )
  return (
    <section className="mt-11 bg-ink py-9 text-paper lg:mt-28 lg:py-24">
      <div className="wrap grid gap-5 *:min-w-0 sm:gap-8 lg:gap-10 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <h2 className="section-title">{t(texts.transfers)}</h2>
          <p className="mt-2 max-w-[31em] text-mist sm:mt-4">{t(texts.transfersLead)}</p>
          <RideForm
            filters={NO_FILTERS}
            linkTo={(search) => ({ to: "/transfers", search })}
            isFolded
            className="mt-4 grid sm:mt-6 grid-cols-2 items-end gap-4 rounded-card bg-sheet p-4 text-ink"
          />
        </div>
        <div>
          <ul className="rail grid gap-4">
            {transfers.map((transfer) => (
              <li key={transfer.slug} className="grid">
                <Ticket transfer={transfer} />
              </li>
            ))}
            <li className="rail-end sm:hidden">{all}</li>
          </ul>
          <h3 className="mt-8 hidden text-base font-semibold sm:block">{t(texts.kinds)}</h3>
          <ul className="mt-1 hidden sm:flex flex-wrap gap-x-4 text-sm">
            {categories.map(({ slug, name }) => (
              <li key={slug} className="text-mist">
                {t(name)}
              </li>
            ))}
          </ul>
          <p className="mt-8 hidden sm:block">{all}</p>
        </div>
      </div>
    </section>
  )
}

function Ticket({ transfer: { slug, title, from, to, price, pricing, kind } }: { transfer: TransferTicket }) {
  const t = useTranslate()
  return (
    <article className="ticket">
      <div className="min-w-0 p-4 sm:p-5">
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
          {t(from)}{" "}
          <span className="inline-flex items-center gap-x-2">
            <Icon name="arrow-right" className="size-4 shrink-0 text-vermilion" /> {t(to)}
          </span>
        </p>
        <h3 className="mt-1 font-bold sm:text-xl">
          <Link to="/transfer/$slug" params={{ slug }} className="card-link">
            {t(title)}
          </Link>
        </h3>
        <p className="mt-1 hidden text-sm text-soft sm:block">{t(kind)}</p>
      </div>
      <p className="grid w-28 shrink-0 content-center p-3 text-center sm:w-40">
        {price > 0 && pricing.perTrip && <span className="text-sm text-soft">{t(texts.priceFrom)}</span>}
        <Price amount={price} currency={pricing.currency} other="below" className="sm:text-xl" />
        {price > 0 && <span className="text-sm text-soft">{t(pricing.perTrip ? texts.perTrip : texts.perPerson)}</span>}
      </p>
    </article>
  )
}
