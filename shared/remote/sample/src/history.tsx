export default function History() {
  return <h1>Verlauf</h1>
}
