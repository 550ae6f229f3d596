// The source of .well-known/security.txt (RFC 9116). An activation adds when it expires.
import { accountController } from '@portal/contracts'

export default `Contact: mailto:${accountController.eMailAddress}
Preferred-Languages: de, en
`
