export const ROLES = ["customer", "staff", "admin"] as const
export type Role = (typeof ROLES)[number]

export function isStaff({ role }: { role: Role }): boolean {
  return role !== "customer"
}
