import { firstCharacters } from "#lib/text/graphemes.ts"
import { useAuth } from "#site/account/auth-store.ts"

/** Shows the initial of the user's name, or U (spec §2). */
export default function Avatar() {
  const name = useAuth(({ user }) => user?.name) ?? ""
  return (
    <span className="grid size-8 place-items-center rounded-full bg-indigo leading-none font-bold text-white">
      {firstCharacters(name.trim(), 1).toLocaleUpperCase("vi") || "U"}
    </span>
  )
}
