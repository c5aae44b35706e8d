/** For a hint in the browser. Staff passwords are checked against the longer list of common-passwords.server.ts. */
const VERY_COMMON = `
  password password1 password123 123456 12345678 qwerty 123456789 111111 1234567 dragon 123123 baseball abc123
  football monkey letmein shadow master 696969 michael mustang 666666 qwertyuiop 123321 1234567890 superman 1qaz2wsx
  7777777 jordan qazwsx jennifer 123qwe 000000 killer trustno1 hunter harley zxcvbnm asdfgh buster andrew batman
  soccer tigger charlie robert sunshine thomas iloveyou ranger daniel hockey george computer michelle jessica starwars
  pepper klaster 112233 zxcvbn freedom princess joshua maggie ginger 11111111 131313 amanda ashley cheese 159753
  nicole summer matthew chelsea dallas biteme matrix william yankees taylor corvette austin access martin heather
  thunder merlin secret diamond anthony hammer 1234qwer silver gfhjkm justin patrick richard bailey internet samantha
  golfer scooter orange cookie q1w2e3r4t5 maverick jackson sparky mickey phoenix bigdog matkhau matkhau123 anhyeuem
  emyeuanh khongbiet vietnam hanoi123 saigon 123456a a123456 a123456789 abc123456 qwerty123 iloveyou1 welcome1
  admin123 passw0rd p@ssw0rd
`

export function isVeryCommonPassword(password: string): boolean {
  return VERY_COMMON.split(/\s+/).includes(password.toLowerCase()) && password !== ""
}
