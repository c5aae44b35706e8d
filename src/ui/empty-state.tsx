import type { ReactNode } from "react"

type Props = { title: string; text?: string; children?: ReactNode }

/** Where nothing is to be shown: says what is missing, why, and what to do about it. */
export function EmptyState({ title, text, children }: Props) {
  return (
    <div className="panel relative mt-6 overflow-hidden p-6 pr-28 sm:p-10 sm:pr-56">
      <EmptyBoat />
      <h2 className="text-2xl font-bold">{title}</h2>
      {text && <p className="mt-2 max-w-[50ch] text-soft">{text}</p>}
      {children && <div className="mt-5 flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  )
}

/** An empty sampan on still water. */
function EmptyBoat() {
  return (
    <svg viewBox="0 0 160 100" className="absolute right-0 bottom-0 w-28 sm:w-52" aria-hidden="true">
      <circle cx="112" cy="34" r="17" fill="#E9A52B" />
      <path d="M0 100c8-30 44-42 90-40s50 4 70-1v41z" fill="#DCE8E3" />
      <path d="M28 60c16 10 62 12 92-3-6 15-22 21-44 21S34 74 28 60z" fill="#24385E" />
      <path d="M46 67c18 3 40 3 58-2" fill="none" stroke="#E7A5A0" strokeWidth="2" />
      <path d="M92 30 66 82" stroke="#8C7F68" strokeWidth="2.5" />
      <path d="M6 100c26-22 74-10 154-19v19z" fill="#7E9F4B" opacity=".45" />
      <path d="M52 90h22M90 93h30M122 78h20" stroke="#14302E" strokeWidth="1.5" opacity=".35" />
    </svg>
  )
}
