import { Link } from "@tanstack/react-router"

/** The company's name as a mark: a lacquer seal and the word, its diacritic in turmeric. */
export function Wordmark({ name }: { name: string }) {
  return (
    <Link to="/" className="flex min-h-11 items-center gap-2.5 font-display text-xl font-bold">
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
        <rect width="32" height="32" rx="4" fill="#C23B22" />
        <circle cx="16" cy="13" r="6" fill="#E9A52B" />
        <path d="M0 22c5-4 9-4 13-1s8 3 12 0 5-2 7-1v12H0z" fill="#FBF6EC" />
        <path d="M0 26c6-3 10-2 14 0s10 2 18-1v7H0z" fill="#14302E" />
      </svg>
      <span>{name}</span>
    </Link>
  )
}
