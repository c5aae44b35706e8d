// Those of libphonenumber, whose data browsers need not load.
const EXAMPLES = `VN 0912 345 678|US (201) 555-0123|GB 07400 123456|AU 0412 345 678|CA (506) 234-5678|FR 06 12 34 56 78|
DE 01512 3456789|JP 090-1234-5678|KR 010-2000-0000|CN 131 2345 6789|TW 0912 345 678|HK 5123 4567|SG 8123 4567|MY 012-345 6789|
TH 081 234 5678|ID 0812-345-678|PH 0905 123 4567|LA 020 23 123 456|KH 091 234 567|MM 09 212 3456|IN 081234 56789|NZ 021 123 4567|
NL 06 12345678|BE 0450 00 12 34|CH 078 123 45 67|AT 0664 123456|IT 312 345 6789|ES 612 34 56 78|PT 912 345 678|SE 070-123 45 67|
NO 40 61 23 45|DK 34 41 23 45|FI 041 2345678|IE 085 012 3456|PL 512 345 678|CZ 601 123 456|IL 050-234-5678|AE 050 123 4567|
ZA 071 123 4567`

const examples = new Map(EXAMPLES.split("|").map((entry) => [entry.trim().slice(0, 2), entry.trim().slice(3)]))

/** Returns a mobile number as it is written in a country, by its ISO code. */
export function phoneExample(country: string): string | undefined {
  return examples.get(country)
}
