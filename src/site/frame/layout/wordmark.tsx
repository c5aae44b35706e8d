import { Link } from "@tanstack/react-router"

export function Wordmark({ name }: { name: string }) {
  return (
    <Link
      to="/"
      activeProps={{}}
      className="flex min-h-11 min-w-0 items-center gap-2.5 font-display text-xl leading-tight font-bold"
    >
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
        <rect width="32" height="32" rx="4" fill="#C23B22" />
        <circle cx="16" cy="13" r="6" fill="#E9A52B" />
        <path d="M0 22c5-4 9-4 13-1s8 3 12 0 5-2 7-1v12H0z" fill="#FBF6EC" />
        <path d="M0 26c6-3 10-2 14 0s10 2 18-1v2a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z" fill="#14302E" />
      </svg>
      <MarkedName name={name} />
    </Link>
  )
}

const ACCENTED = /[éèẻẽểếềễáàảãắấóòỏõốồổỗ]/i

function MarkedName({ name }: { name: string }) {
  const at = name.search(ACCENTED)
  if (at < 0) return <span>{name}</span>
  return (
    <span>
      {name.slice(0, at)}
      <span className="accent" data-letter={name[at]}>
        {name[at]}
      </span>
      {name.slice(at + 1)}
    </span>
  )
}
