import type { Language } from "#i18n/localized.ts"

/** A guest of the demo. Phone numbers are from ranges reserved for fiction. The Vietnamese ones are not in use. */
export type Guest = { name: string; email: string; phone: string; country: string; language: Language }

/** Describes a guest who speaks Vietnamese at home in Vietnam and English elsewhere. */
export function guest(name: string, phone: string, country: string, { email = addressOf(name) } = {}): Guest {
  return { name, email, phone, country, language: country === "VN" ? "vi" : "en" }
}

function addressOf(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").replace(/đ/gi, "d").toLowerCase()
  return `${plain.replace(/[^a-z]+/g, ".")}@mail.example`
}

export const guests: Guest[] = [
  guest("Emma Whitfield", "+44 7700 900118", "GB"),
  guest("Nguyễn Thị Thanh Hương", "0900 000 117", "VN"),
  guest("Lucas Martin", "+33 6 39 98 14 27", "FR"),
  guest("Trần Quang Huy", "0900 000 142", "VN"),
  guest("Hannah Becker", "+49 30 23125 014", "DE"),
  guest("Olivia Bennett", "+61 491 570 006", "AU"),
  guest("Phạm Ngọc Ánh", "0900 000 165", "VN"),
  guest("James O'Connor", "+1 202 555 0114", "US"),
  guest("Astrid Lindqvist", "+46 70 174 06 12", "SE"),
  guest("Lê Hoàng Nam", "0900 000 173", "VN"),
  guest("Claire Dubois", "+33 6 39 98 52 03", "FR"),
  guest("Đỗ Minh Tuấn", "0900 000 188", "VN", { email: "" }),
  guest("Sophie Taylor", "+44 7700 900276", "GB"),
  guest("Michael Chen", "+1 202 555 0163", "US"),
  guest("Vũ Thị Mai", "0900 000 194", "VN"),
  guest("Jonas Weber", "+49 30 23125 087", "DE"),
  guest("Isabella Rossi", "+44 7700 900341", "IT"),
  guest("Bùi Đức Anh", "0900 000 205", "VN"),
  guest("Chloe Nguyen-Baker", "+61 491 570 156", "AU"),
  guest("Daniel Kowalski", "+44 7700 900455", "PL"),
  guest("Hoàng Thu Trang", "0900 000 216", "VN"),
  guest("Sarah Mitchell", "+1 202 555 0181", "CA"),
  guest("Ngô Văn Phúc", "0900 000 228", "VN", { email: "" }),
  guest("Erik Johansson", "+46 70 174 06 35", "SE"),
  guest("Amelia Clarke", "+44 7700 900512", "GB"),
  guest("Đặng Khánh Linh", "0900 000 231", "VN"),
  guest("Thomas Müller", "+49 30 23125 133", "AT"),
  guest("Grace Kim", "+1 202 555 0197", "KR"),
  guest("Lý Gia Bảo", "0900 000 247", "VN"),
  guest("Noah van Dijk", "+44 7700 900638", "NL"),
  guest("Mia Robertson", "+61 491 570 313", "NZ"),
  guest("Trịnh Hải Yến", "0900 000 259", "VN"),
]
