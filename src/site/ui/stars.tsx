import { Icon } from "#site/ui/icon.tsx"

const FIVE = [1, 2, 3, 4, 5]

export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5">
      {FIVE.map((nth) => (
        <Icon
          name="star"
          key={nth}
          className={`size-4 stroke-[1.5] ${nth <= count ? "fill-turmeric text-ink" : "text-field"}`}
        />
      ))}
    </span>
  )
}
