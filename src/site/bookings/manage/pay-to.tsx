import { useQuery } from "@tanstack/react-query"
import type { PayTo as Account, Booking } from "#domain/bookings/booking.ts"
import { payToFacts, payToHead, payToMessages as texts } from "#domain/bookings/payments/pay-to-facts.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { documentsQuery } from "#site/bookings/queries.ts"
import { buttonClass } from "#site/ui/button.tsx"
import { CopyButton } from "#site/ui/copy-button.tsx"
import { manageMessages as words } from "./messages.ts"
import { savePicture } from "./save-picture.ts"

/** Where the guest transfers what is due, or everything at once, if the company has said so. */
export function PayTo({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const { payTo = [], payToAll = [], payments } = booking
  const { data: links } = useQuery(documentsQuery(booking))
  if (payTo.length === 0 && payToAll.length === 0) return null
  const isCash = payTo.length === 0 && payments.steps.some(({ open, method }) => open > 0 && method === "cash")
  return (
    <section className="panel mt-4 p-5">
      <h2 className="text-xl font-bold">{t(texts.title)}</h2>
      <Accounts accounts={payTo} picture={links?.vietQr} />
      {payToAll.length > 0 && (
        <details className="mt-4 border-t border-hairline pt-4">
          <summary className="cursor-pointer font-semibold">
            {t(isCash ? texts.insteadOfCash : texts.allAtOnce)}
          </summary>
          <Accounts accounts={payToAll} picture={links?.vietQrAll} />
        </details>
      )}
      <p className="mt-4 text-sm text-soft">{t(texts.keepContent)}</p>
    </section>
  )
}

/** `picture` is a link to the code that needs no header. */
type Linked = { picture: string | null | undefined }

function Accounts({ accounts, picture }: Linked & { accounts: Account[] }) {
  const t = useTranslate()
  return accounts.map((account) => (
    <div key={account.currency} className="mt-4 border-hairline [&+&]:border-t [&+&]:pt-4">
      {accounts.length > 1 && <h3 className="font-bold">{t(payToHead(account))}</h3>}
      <div className="mt-2 flex flex-wrap items-start gap-x-8 gap-y-5">
        {account.vietQr && <Code code={account.vietQr} picture={picture} />}
        <Facts account={account} />
      </div>
    </div>
  ))
}

function Code({ code, picture }: Linked & { code: NonNullable<Account["vietQr"]> }) {
  const t = useTranslate()
  return (
    <div className="w-60 max-w-full">
      <svg
        role="img"
        aria-label={t(texts.vietQr)}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        className="block w-full rounded-card bg-white"
      >
        <path d={code.path} fill="#000" />
      </svg>
      <p className="mt-2 text-sm">{t(texts.scan)}</p>
      <a
        href={picture ?? code.picture.replace(/^\/api/, "")}
        onClick={savePicture}
        className={`mt-2 w-full ${buttonClass("secondary")} print:hidden`}
      >
        {t(words.saveCode)}
      </a>
    </div>
  )
}

function Facts({ account }: { account: Account }) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <dl className="min-w-56 flex-1">
      {payToFacts(account, language).map(({ key, value, copied }) => (
        <div
          key={key}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-hairline py-1 [&+&]:border-t"
        >
          <dt className="text-sm text-soft">{t(texts[key])}</dt>
          <dd className="font-semibold break-words">{value}</dd>
          <dd className="col-start-2 row-span-2 row-start-1">
            <CopyButton text={copied} name={t(texts[key])} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
