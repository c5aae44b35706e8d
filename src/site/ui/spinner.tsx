/** Source: spec §9. */
export const SPINNER_SIZES = { sm: "text-base", md: "text-2xl", lg: "text-4xl", xl: "text-6xl" } as const

type Props = { label: string; size?: keyof typeof SPINNER_SIZES }

export function Spinner({ label, size = "md" }: Props) {
  return (
    <span role="status" className={`inline-grid ${SPINNER_SIZES[size]}`}>
      <span
        className="inline-block size-[1em] animate-[turn_0.8s_linear_infinite] rounded-full border-[0.15em] border-hairline border-t-brand-ink"
        aria-hidden="true"
      />
      <span className="sr-only">{label}</span>
    </span>
  )
}
