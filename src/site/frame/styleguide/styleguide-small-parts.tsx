import { Link } from "@tanstack/react-router"
import { keysOf } from "#lib/data/keys-of.ts"
import { Button, buttonClass, IconButton } from "#site/ui/button.tsx"
import { Icon } from "#site/ui/icon.tsx"
import { Price } from "#site/ui/price.tsx"
import { Rating } from "#site/ui/rating.tsx"
import { CardSkeleton, Skeleton } from "#site/ui/skeleton.tsx"
import { SPINNER_SIZES, Spinner } from "#site/ui/spinner.tsx"
import { StatusBadge } from "#site/ui/status-badge.tsx"
import { samples } from "./styleguide-messages.ts"
import { Chapter, type Draw, Sample } from "./styleguide-sample.tsx"

export function SmallParts() {
  return (
    <Chapter id="small-parts" title="Small parts">
      <Sample title="Button and link" note="One primary button on a page.">
        {Buttons}
      </Sample>
      <Sample title="Chip">{Chips}</Sample>
      <Sample title="Status">{Statuses}</Sample>
      <Sample title="Price and rating">{Figures}</Sample>
      <Sample title="Spinner and skeleton">{Loading}</Sample>
    </Chapter>
  )
}

const Buttons: Draw = (t) => (
  <div className="flex flex-wrap items-center gap-3">
    <Button>{t(samples.primary)}</Button>
    <Button disabled>{t(samples.sending)}</Button>
    <Button look="secondary">{t(samples.secondary)}</Button>
    <Button look="secondary" disabled>
      {t(samples.secondary)}
    </Button>
    <Button look="quiet">{t(samples.quiet)}</Button>
    <IconButton label={t(samples.link)}>
      <Icon name="search" className="size-5" />
    </IconButton>
    <Link to="/tours" className={buttonClass("secondary")}>
      {t(samples.link)}
    </Link>
    <Link to="/tours" className="text-link inline-flex min-h-11 items-center">
      {t(samples.link)}
    </Link>
  </div>
)

const Chips: Draw = (t) => (
  <div className="flex flex-wrap gap-2">
    <Link to="." search={{}} activeProps={{}} aria-label={t(samples.remove)} className="chip">
      {t(samples.twoDays)}
      <Icon name="x" className="size-4" />
    </Link>
    <button type="button" className="chip" aria-pressed="false">
      {t(samples.food)}
    </button>
    <button type="button" className="chip" aria-pressed="true">
      {t(samples.food)}
    </button>
  </div>
)

const Statuses: Draw = (t) => (
  <div className="flex flex-wrap gap-2">
    <StatusBadge tone="good" label={t(samples.confirmed)} />
    <StatusBadge tone="waiting" label={t(samples.pending)} />
    <StatusBadge tone="bad" label={t(samples.cancelled)} />
    <StatusBadge tone="neutral" label={t(samples.completed)} />
  </div>
)

const Figures: Draw = (t) => (
  <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
    <Price amount={129} currency="USD" className="text-2xl" />
    <Price amount={1_250_000} currency="VND" className="text-2xl" />
    <Price amount={0} currency="VND" />
    <Rating average={4.8} basis={t(samples.reviews)} />
  </div>
)

const SIZES = keysOf(SPINNER_SIZES)

const Loading: Draw = (t) => (
  <div className="grid grid-cols-2 gap-6">
    <div className="flex flex-wrap items-center gap-4">
      {SIZES.map((size) => (
        <Spinner key={size} size={size} label={t(samples.loading)} />
      ))}
      <Skeleton className="h-6 w-full" />
    </div>
    <CardSkeleton />
  </div>
)
