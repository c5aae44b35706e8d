import { useGetIdentity } from "react-admin"
import type { Enquiry } from "#features/enquiries/enquiry.ts"
import type { Settings } from "#features/settings/settings.ts"
import { useApi } from "#staff/hooks/use-api.ts"
import type { TemplateFields } from "./reply-templates.ts"

/** Returns what templates are filled with: the guest, the tour, the company and who answers. */
export function useTemplateFields({ name, tour }: Enquiry): TemplateFields {
  const { identity } = useGetIdentity()
  const { data: settings } = useApi<Settings>("/settings")
  return { name, tour, company: settings?.companyName ?? { en: "Ghé" }, staff: identity?.fullName ?? "" }
}
