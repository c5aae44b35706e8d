import type { Language } from "#i18n/localized.ts"
import { post } from "#lib/api.ts"
import type { ConsultationAnswer, ConsultationRequest } from "./consultation.ts"

export function requestConsultation(request: ConsultationRequest, language: Language): Promise<ConsultationAnswer> {
  return post<ConsultationAnswer>("/consultations", { ...request, language }, { language })
}
