import type { ReactNode } from "react"
import emptyBoat from "./empty-boat.svg?no-inline"

type Props = { title: string; text?: string; children?: ReactNode }

export function EmptyState({ title, text, children }: Props) {
  return (
    <div className="panel relative mt-6 overflow-hidden p-6 max-sm:pb-24 sm:p-10 sm:pr-56">
      <img src={emptyBoat} width={160} height={100} alt="" className="absolute right-0 bottom-0 w-28 sm:w-52" />
      <h2 className="text-2xl font-bold">{title}</h2>
      {text && <p className="mt-2 max-w-[34em] text-soft">{text}</p>}
      {children && <div className="mt-5 flex flex-wrap items-center gap-x-2 gap-y-4">{children}</div>}
    </div>
  )
}
