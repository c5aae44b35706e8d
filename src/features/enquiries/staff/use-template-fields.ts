import { useQuery } from "@tanstack/react-query"
import { useGetIdentity } from "react-admin"
import type { Enquiry } from "#features/enquiries/enquiry.ts"
import type { Settings } from "#features/settings/settings.ts"
import { callApi } from "#staff/http.ts"
import type { TemplateFields } from "./reply-templates.ts"

/** Returns what templates are filled with: the guest, the tour, the company and who answers. */
export function useTemplateFields({ name, tour }: Enquiry): TemplateFields {
  const { identity } = useGetIdentity()
  const { data: settings } = useQuery<Settings>({
    queryKey: ["settings"],
    queryFn: async () => (await callApi("/settings")).data,
  })
  return { name, tour, company: settings?.companyName ?? { en: "Ghé" }, staff: identity?.fullName ?? "" }
}
