import { useAuth } from "#features/account/auth-store.ts"

/** Spec §2: the initial of whoever is signed in, U where there is no name. Loaded for those alone. */
export default function Avatar() {
  const name = useAuth(({ user }) => user?.name) ?? ""
  return <span className="avatar">{[...name.trim()][0]?.toLocaleUpperCase("vi") ?? "U"}</span>
}
