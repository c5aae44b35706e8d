import type { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { MyBookingsAnswer } from "#domain/bookings/booking.ts"
import { useTranslate } from "#i18n/language.tsx"
import { Failure } from "#site/bookings/manage/failure.tsx"
import { manageMessages as texts } from "#site/bookings/manage/messages.ts"
import { buttonClass } from "#site/ui/button.tsx"
import { EmptyState } from "#site/ui/list/empty-state.tsx"
import { Pagination } from "#site/ui/list/pagination.tsx"
import { Notice } from "#site/ui/notice.tsx"
import { Skeleton } from "#site/ui/skeleton.tsx"
import { BookingList } from "./booking-list.tsx"

type Listed = ReturnType<typeof useQuery<MyBookingsAnswer>>

export function MyBookings({ listed }: { listed: Listed }) {
  const t = useTranslate()
  return (
    <section className="mt-8" aria-busy={listed.isPending}>
      <h2 className="text-2xl font-bold">{t(texts.mine)}</h2>
      {listed.data ? (
        <Bookings {...listed.data} />
      ) : listed.isError ? (
        <div role="alert" className="mt-4">
          <Failure what={texts.loadFailed} error={listed.error} onRetry={listed.refetch} />
        </div>
      ) : (
        <Loading isOffline={listed.fetchStatus === "paused"} />
      )}
    </section>
  )
}

function Bookings({ bookings, pagination: { page, pages } }: MyBookingsAnswer) {
  const t = useTranslate()
  if (bookings.length === 0) {
    return (
      <EmptyState title={t(texts.noneYet)} text={t(texts.noneYetText)}>
        <Link to="/tours" className={buttonClass("secondary")}>
          {t(texts.browse)}
        </Link>
      </EmptyState>
    )
  }
  return (
    <>
      <BookingList bookings={bookings} />
      <Pagination
        page={page}
        pages={pages}
        link={({ page, label, current, className, children }) => (
          <Link
            key={label}
            to="/bookings"
            search={page === 1 ? {} : { page }}
            aria-label={label}
            aria-current={current ? "page" : undefined}
            activeProps={{}}
            className={className}
          >
            {children}
          </Link>
        )}
      />
    </>
  )
}

function Loading({ isOffline }: { isOffline: boolean }) {
  const t = useTranslate()
  if (isOffline) {
    return (
      <div role="status" className="mt-4">
        <Notice tone="waiting">{t(texts.offline)}</Notice>
      </div>
    )
  }
  return (
    <div className="mt-4 grid gap-4">
      <p role="status" className="sr-only">
        {t(texts.loadingMine)}
      </p>
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
    </div>
  )
}
