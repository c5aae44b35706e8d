type Props = { from: string; to: string; between: string; labels: { from: string; to: string } }

export function RouteLine({ from, to, between, labels }: Props) {
  return (
    <dl className="route-line">
      <div>
        <dt className="sr-only">{labels.from}</dt>
        <dd className="font-semibold">{from}</dd>
        <dd className="py-1 text-sm text-soft">{between}</dd>
      </div>
      <div>
        <dt className="sr-only">{labels.to}</dt>
        <dd className="font-semibold">{to}</dd>
      </div>
    </dl>
  )
}
