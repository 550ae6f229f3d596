// The source of robots.txt. What only a customer sees has `noindex` in its page.
export default `User-agent: *
Disallow: /bff/
`
