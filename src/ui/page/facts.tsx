import type { ReactNode } from "react"
import { Icon, type IconName } from "#ui/icon.tsx"

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="mt-8 grid gap-x-8 gap-y-5 border-y border-hairline py-6 sm:grid-cols-2">{children}</dl>
}

export function Fact({ icon, label, value }: { icon: IconName; label: string; value: string }) {
  return (
    <div className="relative pl-8">
      <dt className="text-sm text-soft">
        <Icon name={icon} className="absolute top-1 left-0 size-5 text-vermilion" />
        {label}
      </dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}
