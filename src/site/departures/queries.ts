import { queryOptions } from "@tanstack/react-query"
import type { GuideManifest } from "#domain/boarding/boarding.ts"
import type { Language } from "#i18n/localized.ts"
import { isNotFound } from "#lib/api/api-error.ts"
import { type Answer, get } from "#lib/api.ts"

const MANIFEST_FRESH_MS = 60_000

/** The manifest of a guide's link. The token goes in a header, because addresses are logged. */
export const guideManifestQuery = (token: string, language: Language) =>
  queryOptions({
    queryKey: ["manifest", token],
    queryFn: async () =>
      (await get<Answer<GuideManifest>>("/manifest", {}, { language, headers: { "x-manifest-token": token } })).data,
    meta: { personal: true, shownInPlace: true },
    // A link that was ended shows no guest any longer, also where the page stays open.
    refetchInterval: ({ state: { error } }) => !isNotFound(error) && MANIFEST_FRESH_MS,
    refetchOnWindowFocus: "always",
  })
