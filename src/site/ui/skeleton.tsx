/** A placeholder while content loads. Announce the loading once, in words, beside it. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`skeleton ${className}`} />
}

export function CardSkeleton() {
  return (
    <div aria-hidden="true" className="card">
      <div className="skeleton aspect-4/3 rounded-none max-sm:in-[.rail]:aspect-video" />
      <div className="card-body">
        <div className="skeleton h-6 w-4/5" />
        <div className="skeleton h-4 w-full" />
        <div className="skeleton h-4 w-3/5" />
        <div className="skeleton mt-4 h-6 w-2/5" />
      </div>
    </div>
  )
}
