import type { ReactNode } from "react"
import { Icon, type IconName } from "#site/ui/icon.tsx"

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="mt-8 grid gap-x-8 gap-y-5 border-y border-hairline py-6 sm:grid-cols-2">{children}</dl>
}

type Props = {
  icon: IconName
  label: string
  value: string | null
  /** Whole sentences, in the width of the list. */
  isText?: boolean
  children?: ReactNode
}

/** One fact of a list. Nothing if it has no value. */
export function Fact({ icon, label, value, isText = false, children }: Props) {
  if (!value) return null
  return (
    <div className={`relative pl-8 ${isText ? "sm:col-span-2" : ""}`}>
      <dt className="text-sm text-soft">
        <Icon name={icon} className="absolute top-1 left-0 size-5 text-vermilion" />
        {label}
      </dt>
      <dd className={isText ? "max-w-[45em]" : "font-semibold"}>
        {value}
        {children}
      </dd>
    </div>
  )
}
