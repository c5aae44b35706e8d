import { useAuth } from "#features/account/auth-store.ts"

/** Shows the initial of the user's name, or U (spec §2). */
export default function Avatar() {
  const name = useAuth(({ user }) => user?.name) ?? ""
  return <span className="avatar">{[...name.trim()][0]?.toLocaleUpperCase("vi") ?? "U"}</span>
}
